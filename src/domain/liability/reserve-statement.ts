import type { ChainNetwork } from "../chain/chain.ts";
import type { RealAsset } from "../money/asset.ts";

/** What an address of the platform holds of a coin, said on the day of a publication. */
export interface ReserveStatement {
  /** Of the publication, "2026-11-27". */
  readonly day: string;
  /** The hash of the publication, so that a statement fits one day only. */
  readonly publication: string;
  readonly asset: RealAsset;
  /** Of the coin's tree that day. */
  readonly root: string;
  readonly network: ChainNetwork;
  /** The block in which the address holds it. */
  readonly block: { readonly height: number; readonly hash: string };
  readonly address: string;
  /** In base units. Above zero. */
  readonly units: bigint;
}

const forms = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  hash: /^[0-9a-f]{64}$/,
  block: /^(?:0x)?[0-9a-f]{64}$/,
  address: /^[0-9A-Za-z]{20,100}$/,
} as const;

/** The text that is signed for it. Throws for anything that is no such statement: a signer signs nothing else. */
export function reserveText(statement: ReserveStatement): string {
  const { day, publication, asset, root, network, block, address, units } = statement;
  const isStatement =
    forms.day.test(day) &&
    forms.hash.test(publication) &&
    forms.hash.test(root) &&
    forms.block.test(block.hash) &&
    forms.address.test(address) &&
    Number.isSafeInteger(block.height) &&
    block.height >= 0 &&
    units > 0n;
  if (!isStatement) throw new TypeError("This is no statement of reserves");
  return [
    "peerhold-reserves/1",
    `day ${day}`,
    `publication ${publication}`,
    `root ${asset} ${root}`,
    `network ${network}`,
    `block ${block.height} ${block.hash}`,
    `holds ${units} ${asset} at ${address}`,
  ].join("\n");
}
