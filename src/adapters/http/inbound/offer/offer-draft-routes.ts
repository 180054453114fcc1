import type { KeepDrafts } from "../../../../application/offer/keep-drafts.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import type { OfferDraft } from "../../../../domain/offer/offer-draft.ts";
import * as contract from "../../contract/offer/offer-draft.ts";
import type { OfferDraftLine } from "../../contract/offer/offer-draft.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes of drafts call. */
interface OfferDraftUseCases {
  readonly keepDrafts: KeepDrafts;
}

const idShape = /^[A-Za-z0-9]{12,24}$/;

/** Offers that a trader is still writing. */
export function offerDraftRoutes({ keepDrafts }: OfferDraftUseCases): readonly BoundRoute[] {
  return [
    bind(contract.listOfferDrafts).to(async ({ actor }) =>
      ok((await keepDrafts.list(actor)).map(lineOf)),
    ),
    bind(contract.viewOfferDraft).to(async ({ actor, parameters: { id } }) => {
      const draft = await keepDrafts.view(actor, id);
      return draft ? ok({ ...lineOf(draft), content: draft.content }) : { refusal: "not_found" };
    }),
    bind(contract.saveOfferDraft).to(async ({ actor, parameters: { id }, body }) => {
      if (!idShape.test(id)) return { refusal: "not_found" };
      const { version, content, type: side, crypto_currency_code: asset, currency } = body;
      const about = { side, asset, currency, paymentMethod: body.payment_method ?? "" };
      const saved = await keepDrafts.save(actor, { id, content, about }, version);
      return saved.ok ? ok({ version: saved.value }) : { refusal: saved.refusal.code };
    }),
    bind(contract.removeOfferDraft).to(async ({ actor, parameters: { id } }) =>
      (await keepDrafts.remove(actor, id)) ? ok({ isRemoved: true }) : { refusal: "not_found" },
    ),
  ];
}

function lineOf({ id, version, about, savedAt, keptUntil }: OfferDraft): OfferDraftLine {
  return {
    id,
    version,
    type: about.side,
    cryptoCurrencyCode: about.asset,
    fiatCurrencyCode: about.currency,
    paymentMethodName: findPaymentMethod(about.paymentMethod)?.name ?? "",
    savedAt: new Date(savedAt).toISOString(),
    keptUntil: new Date(keptUntil).toISOString(),
  };
}
