import { assetCodes, type AssetCode } from "../../../domain/money/asset.ts";
import { addressBookPath } from "../navigation/paths.ts";

/** An address to save, or an empty one. */
export interface GivenAddress {
  readonly asset: AssetCode;
  readonly address: string;
}

/** The address book with an address filled in. */
export function saveAddressPath({ asset, address }: GivenAddress): string {
  return `${addressBookPath}?${new URLSearchParams({ crypto: asset, address })}`;
}

/** What such a link names. */
export function givenAddress(search: string): GivenAddress {
  const query = new URLSearchParams(search);
  return {
    asset: assetCodes.find((each) => each === query.get("crypto")) ?? "BTC",
    address: query.get("address") ?? "",
  };
}
