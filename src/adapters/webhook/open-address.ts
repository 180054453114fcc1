import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const closed = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(net, bits, "ipv4");

/** Of IPv6 only what is given to the open internet, without what leads back into IPv4. */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  closed.addSubnet(net, bits, "ipv6");

/** Whether an address is one of the open internet, and not of a network of ours. */
export function isOpenAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, "ipv4");
    case 6:
      return open6.check(address, "ipv6") && !closed.check(address, "ipv6");
    default:
      return false;
  }
}

/**
 * Looks a name up for a connection, which then goes to exactly what was checked here: a name that
 * leads somewhere else a moment later changes nothing.
 */
export function openLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { all: true, verbatim: true }, (error, found) => {
      if (error) return callback(error, "", 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        return callback(new Error("The address is not one of the open internet"), "", 0);
      }
      if (options.all === true) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}
