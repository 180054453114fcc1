/** An address of the internet, as the number that it is. */
interface NetworkAddress {
  readonly family: 4 | 6;
  readonly value: bigint;
}

/** Addresses from `first` to `last`, both included. */
export interface NetworkRange {
  readonly family: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

const bitsOf = { 4: 32, 6: 128 } as const;

/** Undefined for what is no address. IPv4 within IPv6 (`::ffff:1.2.3.4`) is IPv4. */
export function parseAddress(text: string): NetworkAddress | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1];
  const value = ipv4Of(mapped ?? text);
  if (value !== undefined) return { family: 4, value };
  const groups = ipv6Of(text);
  return groups && { family: 6, value: joined(groups, 16) };
}

/** An address, or a network such as "203.0.113.0/24" or "2001:db8::/32"; undefined for anything else. */
export function parseNetwork(text: string): NetworkRange | undefined {
  const [, name = "", length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = parseAddress(name);
  if (!address) return undefined;
  const most = bitsOf[address.family];
  const fixed = Number(length ?? most);
  if (fixed > most) return undefined;
  const free = BigInt(most - fixed);
  const first = (address.value >> free) << free;
  return { family: address.family, first, last: first + (1n << free) - 1n };
}

/** Whether it is a network that an operator can name: not that of everybody. */
export function isNetwork(text: string): boolean {
  return parseNetwork(text) !== undefined && !text.endsWith("/0");
}

/** Whether the addresses of one lie in the other. */
export function isWithin(inner: NetworkRange, outer: NetworkRange): boolean {
  return inner.family === outer.family && outer.first <= inner.first && inner.last <= outer.last;
}

/** Networks that nobody reaches from outside, and this machine itself. */
const privateNetworks = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "::/127",
  "fc00::/7",
  "fe80::/10",
].flatMap((network) => parseNetwork(network) ?? []);

/** Whether nothing is known of where it is: one of an inner network, or none at all. */
export function isPrivateAddress(text: string): boolean {
  const address = parseNetwork(text);
  return !address || privateNetworks.some((network) => isWithin(address, network));
}

function ipv4Of(text: string): bigint | undefined {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return undefined;
  const parts = text.split(".").map(Number);
  return parts.every((part) => part < 256) ? joined(parts, 8) : undefined;
}

function ipv6Of(text: string): readonly number[] | undefined {
  const halves = text.split("::");
  if (halves.length > 2) return undefined;
  const [head = [], tail] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return undefined;
  const groups = tail ? [...head, ...Array<string>(missing).fill("0"), ...tail] : head;
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : undefined;
}

function joined(parts: readonly number[], bits: number): bigint {
  return parts.reduce((value, part) => (value << BigInt(bits)) | BigInt(part), 0n);
}
