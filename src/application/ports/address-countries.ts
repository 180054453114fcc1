/** What an address of the internet tells of whoever comes from it. */
export interface AddressPlace {
  /** ISO 3166-1 alpha-2; undefined where nobody knows, and for addresses of one's own network. */
  readonly country: string | undefined;
  /** Whether it belongs to a network that rents out machines or tunnels: people at home have none of these. */
  readonly isHosted: boolean;
}

/** Where addresses are. What it says is a guess: a tunnel ends where its owner likes. */
export interface AddressCountries {
  /** `address`: as sessions keep it; an IPv6 address may stand for its network ("2001:db8::/64"). */
  placeOf(address: string): Promise<AddressPlace>;
}
