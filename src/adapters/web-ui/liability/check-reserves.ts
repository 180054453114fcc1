import { isSignedByBitcoin, isSignedByEthereum } from "./message-signers.ts";
import {
  caught,
  fields,
  hashOfLines,
  list,
  number,
  publicationIn,
  text,
  Wrong,
  type Checked,
  type ShownPublication,
} from "./published-form.ts";

/*
 * Checks what a platform says that it holds: that each address signed it, over the day it is published for. Written
 * apart from the code that signs; it asks no server and no node. Whether an address holds so much only its chain says.
 */

/** What the file says that is held, if its signatures hold. In base units. */
interface CheckedReserves {
  readonly publication: ShownPublication;
  readonly network: string;
  readonly coins: readonly {
    readonly asset: string;
    readonly owed: string;
    readonly held: string;
    readonly addresses: number;
    readonly height: number;
  }[];
}

/** So many signatures are checked before the page may do something else. */
const atOnce = 50;

/** Checks a file of reserves. */
export function checkReserves(json: unknown): Promise<Checked<CheckedReserves>> {
  return caught(async () => {
    const file = fields(json);
    const publication = publicationIn(file["publication"]);
    if (text(file["day"], /^\d{4}-\d{2}-\d{2}$/) !== publication.day) throw new Wrong("form");
    if ((await hashOfLines(publication)) !== publication.hash) throw new Wrong("hash");
    const network = text(file["network"], /^(?:main|test|regtest)$/);
    const coins: CheckedReserves["coins"][number][] = [];
    for (const each of list(file["coins"])) {
      const coin = await checkCoin(each, publication, network);
      if (coins.some(({ asset }) => asset === coin.asset)) throw new Wrong("twice");
      coins.push(coin);
    }
    return { publication, network, coins };
  });
}

async function checkCoin(json: unknown, publication: ShownPublication, network: string) {
  const coin = fields(json);
  const asset = text(coin["asset"], /^(?:BTC|ETH|USDT)$/);
  const published = publication.coins.find((one) => one.asset === asset);
  if (!published) throw new Wrong("root");
  const block = fields(coin["block"]);
  const height = Number(number(block["height"]));
  const blockHash = text(block["hash"], /^(?:0x)?[0-9a-f]{64}$/);
  const isSigned = asset === "BTC" ? isSignedByBitcoin : isSignedByEthereum;
  const seen = new Set<string>();
  let held = 0n;
  for (const [place, entry] of list(coin["addresses"]).entries()) {
    if (place % atOnce === atOnce - 1) await new Promise((next) => void setTimeout(next));
    const { address: given, units: amount, signature: signed } = fields(entry);
    const address = text(given, /^[0-9A-Za-z]{20,100}$/);
    const units = number(amount);
    if (units === 0n) throw new Wrong("sum");
    if (seen.has(address.toLowerCase())) throw new Wrong("twice");
    seen.add(address.toLowerCase());
    const message = [
      "peerhold-reserves/1",
      `day ${publication.day}`,
      `publication ${publication.hash}`,
      `root ${asset} ${published.root}`,
      `network ${network}`,
      `block ${height} ${blockHash}`,
      `holds ${units} ${asset} at ${address}`,
    ].join("\n");
    const signature = text(signed, /^[0-9A-Za-z+/=]{1,300}$/);
    if (!isSigned(message, address, signature)) throw new Wrong("signature");
    held += units;
  }
  if (held !== number(coin["held"])) throw new Wrong("sum");
  return { asset, owed: published.total, held: String(held), addresses: seen.size, height };
}
