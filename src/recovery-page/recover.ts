import { readEscrowDocument, type EscrowDocument } from "../adapters/multisig/escrow-document.ts";
import { escrowAddress } from "../adapters/multisig/escrow-script.ts";
import { recoverEscrow, type WayOut } from "../adapters/multisig/recover-escrow.ts";
import { inBitcoin, refusalInWords, typedCoin } from "../adapters/multisig/recovery-words.ts";
import { drawQr } from "./draw-qr.ts";

const ways: readonly WayOut[] = ["exit", "release", "return"];

const part = (id: string) => existing(document.querySelector<HTMLElement>(`#${id}`));
const field = (id: string) => existing(document.querySelector<HTMLInputElement>(`#${id}`));
const form = existing(document.querySelector("form"));

let opened: EscrowDocument | undefined;

field("file").addEventListener("change", async () => {
  const file = field("file").files?.[0];
  if (!file) return;
  field("document").value = await file.text();
  openDocument();
});
field("document").addEventListener("input", openDocument);
form.addEventListener("change", showWay);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  sign();
});

function openDocument(): void {
  const read = readEscrowDocument(field("document").value);
  opened = read.ok ? read.value : undefined;
  part("about").hidden = !read.ok;
  part("coin").hidden = !read.ok || read.value.coin !== undefined;
  fail(read.ok ? "" : refusalInWords(read.refusal));
  if (!read.ok) return;
  const { escrow, coin } = read.value;
  field("address").value = escrow.addresses.seller;
  part("about").replaceChildren(
    ...facts({
      Trade: escrow.tradeId,
      "Escrow address": escrowAddress(escrow),
      "Agreed amount": inBitcoin(escrow.amount),
      "In the escrow": coin ? inBitcoin(coin.units) : undefined,
      "Paid to the buyer": escrow.addresses.buyer,
      "Returned to the seller": escrow.addresses.seller,
      "The seller can leave alone": `${escrow.exitBlocks.toLocaleString("en")} blocks after the payment, about ${inDays(escrow.exitBlocks)}`,
    }),
  );
}

function showWay(): void {
  part("alone").hidden = way() !== "exit";
  part("together").hidden = way() === "exit";
}

function way(): WayOut {
  const chosen = new FormData(form).get("way");
  return ways.find((each) => each === chosen) ?? "exit";
}

function sign(): void {
  part("signed").replaceChildren();
  if (!opened) return fail("Open the recovery file first.");
  const { escrow } = opened;
  const coin =
    opened.coin ??
    typedCoin(field("transaction").value, field("place").value, field("satoshi").value);
  if (!coin) return fail("Enter the transaction, output and amount that paid the escrow.");
  const rate = field("rate").value.trim();
  const recovered = recoverEscrow({
    escrow,
    coin,
    way: way(),
    words: field("words").value,
    rate: /^\d{1,6}$/.test(rate) ? BigInt(rate) : 0n,
    address: field("address").value,
    received: way() === "exit" ? "" : field("received").value,
  });
  if (!recovered.ok) return fail(refusalInWords(recovered.refusal));
  fail("");
  field("words").value = "";
  const { kind, pays, networkFee } = recovered.value;
  const isPart = kind === "part";
  const text = isPart ? recovered.value.text : recovered.value.raw;
  const heading = document.createElement("h2");
  heading.textContent = isPart ? "Signed by you" : "Signed transaction";
  const next = document.createElement("p");
  next.textContent = isPart
    ? "Give this to the other side. They open this page, choose the same, and sign, too."
    : whenToSend(escrow.exitBlocks);
  const list = document.createElement("dl");
  list.append(
    ...facts({
      Pays: pays.map(({ address, units }) => `${inBitcoin(units)} to ${address}`).join("; "),
      "Fee of the network": inBitcoin(networkFee),
      Transaction: isPart ? undefined : recovered.value.transaction,
    }),
  );
  const output = document.createElement("textarea");
  output.readOnly = true;
  output.id = "output";
  output.value = text;
  output.setAttribute("aria-label", heading.textContent);
  // Capital letters and digits make a smaller code.
  const code = drawQr(isPart ? text : text.toUpperCase(), heading.textContent);
  part("signed").replaceChildren(heading, next, list, output, code);
}

function whenToSend(blocks: number): string {
  if (way() !== "exit") return "Send it by any Bitcoin node or block explorer.";
  return `Send it by any Bitcoin node or block explorer, from block ${blocks.toLocaleString("en")} after the payment. Before that, nodes refuse it.`;
}

/** At ten minutes a block. */
function inDays(blocks: number): string {
  const style = { style: "unit", unit: "day", unitDisplay: "long" } as const;
  return Math.ceil(blocks / 144).toLocaleString("en", style);
}

function facts(named: Readonly<Record<string, string | undefined>>): readonly HTMLElement[] {
  return Object.entries(named).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const term = document.createElement("dt");
    const detail = document.createElement("dd");
    term.textContent = name;
    detail.textContent = value;
    return [term, detail];
  });
}

/** The page and its program are one file. */
function existing<Part>(found: Part | null): Part {
  if (found === null) throw new Error("The page misses a part");
  return found;
}

function fail(sentence: string): void {
  part("failure").textContent = sentence;
}
