import { BlockList, isIP } from "node:net";

/** Whether an address is one of a trusted proxy, whose `X-Forwarded-For` is believed. */
type IsTrustedProxy = (address: string) => boolean;

/** Whether it is an address or a network; that of everybody is none. */
export function isProxyEntry(entry: string): boolean {
  return addTo(new BlockList(), entry);
}

/** `entries`: addresses and networks, such as "127.0.0.1" and "fd00::/8". */
export function trusting(entries: readonly string[]): IsTrustedProxy {
  const trusted = new BlockList();
  for (const entry of entries) addTo(trusted, entry);
  return (told) => {
    const address = told.replace(/^::ffff:(?=\d+\.)/i, "");
    const family = familyOf(address);
    return family !== undefined && trusted.check(address, family);
  };
}

function addTo(trusted: BlockList, entry: string): boolean {
  const [, address = "", bits] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const family = familyOf(address);
  if (!family) return false;
  const most = family === "ipv4" ? 32 : 128;
  const length = Number(bits ?? most);
  if (length < 1 || length > most) return false;
  trusted.addSubnet(address, length, family);
  return true;
}

function familyOf(address: string): "ipv4" | "ipv6" | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? "ipv4" : "ipv6";
}
