import { createOffer, type OfferJudges } from "../../domain/offer/create-offer.ts";
import { editOffer, switchOffer } from "../../domain/offer/edit-offer.ts";
import { readOfferCsv, type CsvRefusal, type OfferLine } from "../../domain/offer/offer-csv.ts";
import type { OfferFailure } from "../../domain/offer/offer-failure.ts";
import { isYesOrNo, lineOf, typedOffer } from "../../domain/offer/offer-line.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { CreateOffer } from "./create-offer.ts";
import type { FillOffer } from "./fill-offer.ts";
import type { OfferDesk } from "./offer-desk.ts";

/** Why a line is not taken: refused fields, or the code of a refusal; `status_unknown`: neither on nor off. */
type LineRefusal =
  | { readonly code: "validation"; readonly failures: readonly OfferFailure[] }
  | {
      readonly code:
        | "not_found"
        | "offer_changed"
        | "too_many_active_offers"
        | "vendor_terms_due"
        | "proof_needed"
        | "key_reused"
        | "status_unknown"
        | "line_repeated";
    };

/** What became of a line, or would become of it. */
export interface LineOutcome {
  /** From 1, without the line of columns. */
  readonly line: number;
  readonly offerId: string | undefined;
  readonly what: "created" | "changed" | "unchanged" | "refused" | "left_out";
  readonly refusal?: LineRefusal;
}

/** How a file is taken: `all` or nothing of it, or the `good` lines alone. */
interface ImportChoice {
  readonly isPreview: boolean;
  readonly take: "all" | "good";
}

interface ImportParts {
  readonly offers: Pick<OfferStore, "listOwn">;
  readonly desk: Pick<OfferDesk, "judgesFor" | "change">;
  readonly createOffer: Pick<CreateOffer, "execute">;
  readonly fillOffer: FillOffer;
}

/**
 * Takes an owner's offers from a file, each line by the rules of the wizard: with the hash of an offer it is
 * changed, without one a new one is made. What a file leaves out stays. The same file again changes nothing.
 */
export class ImportOffers {
  readonly #parts: ImportParts;

  constructor(parts: ImportParts) {
    this.#parts = parts;
  }

  /** The owner's offers as such a file. */
  async lines({ traderId }: Pick<Actor, "traderId">): Promise<readonly OfferLine[]> {
    const own = await this.#parts.offers.listOwn(traderId);
    return own.map(({ offer }) => lineOf(offer));
  }

  async execute(
    actor: Pick<Actor, "traderId">,
    text: string,
    { isPreview, take }: ImportChoice,
    key?: CommandKey,
  ): Promise<Result<readonly LineOutcome[], CsvRefusal>> {
    const read = readOfferCsv(text);
    if (!read.ok) return read;
    const judged = await this.#judged(actor, read.value);
    const isStopped = take === "all" && judged.some(({ what }) => what === "refused");
    if (isPreview) return accept(judged);
    if (isStopped) {
      return accept(
        judged.map((each) => (each.what === "refused" ? each : { ...each, what: "left_out" })),
      );
    }
    const outcomes: LineOutcome[] = [];
    for (const outcome of judged) {
      const line = read.value[outcome.line - 1];
      const isToDo = line && (outcome.what === "created" || outcome.what === "changed");
      outcomes.push(isToDo ? await this.#carryOut(actor, line, outcome, key) : outcome);
    }
    return accept(outcomes);
  }

  async #judged(
    actor: Pick<Actor, "traderId">,
    lines: readonly OfferLine[],
  ): Promise<readonly LineOutcome[]> {
    const own = await this.#parts.offers.listOwn(actor.traderId);
    const offers = new Map(own.map(({ offer }) => [offer.id, offer]));
    const judges = await this.#parts.desk.judgesFor(actor.traderId);
    const named = new Set<string>();
    const outcomes: LineOutcome[] = [];
    for (const [place, line] of lines.entries()) {
      const id = line.hash ?? "";
      const offer = offers.get(id);
      const isRepeated = id !== "" && named.has(id);
      named.add(id);
      const outcome = isRepeated
        ? refused("line_repeated")
        : id !== "" && !offer
          ? refused("not_found")
          : await this.#judge(actor, offer, line, judges);
      outcomes.push({ line: place + 1, offerId: offer?.id, ...outcome });
    }
    return outcomes;
  }

  async #judge(
    { traderId }: Pick<Actor, "traderId">,
    offer: Offer | undefined,
    line: OfferLine,
    judges: OfferJudges,
  ): Promise<Pick<LineOutcome, "what" | "refusal">> {
    if (!isStatus(line.status)) return refused("status_unknown");
    if (!isYesOrNo(line.multisig_escrow)) {
      const failures = [{ field: "multisig_escrow", code: "unknown" }] as const;
      return { what: "refused", refusal: { code: "validation", failures } };
    }
    if (!offer && judges.owner.owesVendorTerms) return refused("vendor_terms_due");
    const filled = await this.#parts.fillOffer.execute(traderId, typedOffer(offer, line));
    if (!filled.ok) return { what: "refused", refusal: filled.refusal };
    if (!offer) {
      const made = createOffer("new", filled.value, judges);
      return made.ok ? { what: "created" } : { what: "refused", refusal: made.refusal };
    }
    const changed = changedBy(offer, line, filled.value, judges);
    if (!changed.ok) return { what: "refused", refusal: changed.refusal };
    return { what: changed.value === offer ? "unchanged" : "changed" };
  }

  async #carryOut(
    actor: Pick<Actor, "traderId">,
    line: OfferLine,
    outcome: LineOutcome,
    key: CommandKey | undefined,
  ): Promise<LineOutcome> {
    const { offerId } = outcome;
    if (offerId === undefined) {
      const own = key && { ...key, key: `${key.key} ${outcome.line}` };
      const input = typedOffer(undefined, line);
      const made = await this.#parts.createOffer.execute(actor, input, own);
      if (!made.ok) return { ...outcome, what: "refused", refusal: made.refusal };
      if (line.status !== "inactive") return { ...outcome, offerId: made.value.id };
      return this.#switchOff(actor, { ...outcome, offerId: made.value.id }, made.value.id);
    }
    const own = await this.#parts.offers.listOwn(actor.traderId);
    const offer = own.find((each) => each.offer.id === offerId)?.offer;
    const filled = await this.#parts.fillOffer.execute(actor.traderId, typedOffer(offer, line));
    if (!filled.ok) return { ...outcome, what: "refused", refusal: filled.refusal };
    const done = await this.#parts.desk.change<LineRefusal>(
      actor,
      offerId,
      offer?.version,
      (stored, judges) => {
        const changed = changedBy(stored.offer, line, filled.value, judges);
        return changed.ok ? accept({ offer: changed.value }) : changed;
      },
    );
    return done.ok ? outcome : { ...outcome, what: "refused", refusal: done.refusal };
  }

  async #switchOff(
    actor: Pick<Actor, "traderId">,
    outcome: LineOutcome,
    offerId: string,
  ): Promise<LineOutcome> {
    const done = await this.#parts.desk.change(actor, offerId, undefined, (own, judges) => {
      const off = switchOffer(own.offer, false, judges);
      return off.ok ? accept({ offer: off.value }) : off;
    });
    return done.ok ? outcome : { ...outcome, what: "refused", refusal: done.refusal };
  }
}

function refused(code: Exclude<LineRefusal["code"], "validation">) {
  return { what: "refused", refusal: { code } } as const;
}

function isStatus(status: string | undefined): boolean {
  return status === undefined || ["", "active", "inactive"].includes(status);
}

/** The next version of an offer by a line, as one change; the same offer where the line says nothing new. */
function changedBy(
  offer: Offer,
  line: OfferLine,
  input: Parameters<typeof editOffer>[1],
  judges: OfferJudges,
): Result<Offer, LineRefusal> {
  const edited = editOffer(offer, input, judges, undefined);
  if (!edited.ok) return edited;
  const isSame = textOf(edited.value) === textOf(offer);
  const content = isSame ? offer : edited.value;
  const isOn = line.status === "active" || (line.status !== "inactive" && offer.active);
  if (isOn && !offer.active && judges.owner.owesVendorTerms) {
    return refuse({ code: "vendor_terms_due" });
  }
  const switched = switchOffer(content, isOn, judges);
  if (!switched.ok) return switched;
  return accept(
    switched.value === offer ? offer : { ...switched.value, version: offer.version + 1 },
  );
}

/** What an owner typed, to compare: whatever order its parts were read in. */
function textOf({ version: _version, moderation: _moderation, ...offer }: Offer): string {
  return JSON.stringify(offer, (_key, value: unknown) => {
    if (typeof value === "bigint") return String(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(byName));
  });
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
