import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { match } from "ts-pattern";
import type { Outcome } from "../../http/client/call-types.ts";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { boundText, percentText, priceText, withCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { cleanTyped } from "../design/clean-typed.ts";
import { AmountFields } from "../offer-wizard/amount-fields.tsx";
import { marginOf, type Draft } from "../offer-wizard/draft.ts";
import { marketOf } from "../offer-wizard/market-of.ts";
import { livePriceOf } from "../offer-wizard/live-price-of.ts";
import { PriceFields } from "../offer-wizard/price-fields.tsx";
import { worryAbout } from "../offer-wizard/price-worry.ts";
import { problemWords } from "../offer-wizard/problem-words.tsx";
import { draftOf } from "../offer-wizard/stored-draft.ts";
import { problemsOf, type Problem } from "../offer-wizard/wizard-steps.ts";
import { WorryQuestion } from "../offer-wizard/worry-words.tsx";
import { usePolicy } from "../page-policy.ts";
import { client } from "../server/client.ts";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { useOfferAct } from "../offer-act/use-offer-act.ts";
import type { ErrorGroup, OfferErrors } from "./offer-errors.ts";
import { FeeField } from "./fee-field.tsx";
import styles from "./quick-edit.module.css";

/** The parts of an offer that can be edited in its row. */
export type QuickEditKind = "price" | "amounts" | "cap" | "fee";

const fieldsOf: Readonly<Record<QuickEditKind, readonly string[]>> = {
  price: [
    "margin",
    "fixed_price",
    "custom_rate.source",
    "custom_rate.multiplier",
    "custom_rate.floor",
    "custom_rate.ceiling",
  ],
  amounts: ["range_min", "range_max", "predefined_amount"],
  cap: ["offer_cap"],
  fee: ["manual_escrow_fee"],
};

/** Edits one part of an offer in place. It stays open until the change is saved. */
export function QuickEdit(props: {
  kind: QuickEditKind;
  offer: MyOfferView;
  errors: OfferErrors;
  onDone: () => void;
}) {
  const { kind, offer, errors, onDone } = props;
  const { locale } = useLingui().i18n;
  const { offer: policy } = usePolicy();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(offer));
  const [fee, setFee] = useState(offer.manualEscrowFee ?? "");
  const group = errorGroupOf(kind, draft);
  const { isBusy, run } = useOfferAct((ended) => errors.keep(group, ended));
  const failure = errors.of[group];
  const [wasTried, setWasTried] = useState(failure !== undefined);
  const [isDoubted, setIsDoubted] = useState(false);
  const found = problemsOf(draft, policy).filter(({ field }) => fieldsOf[kind].includes(field));
  const refused = (failure?.details ?? []).map(interfaceField);
  const problems: readonly Problem[] = wasTried ? [...found, ...refused] : [];
  const { price, distance } = livePriceOf(draft, marketOf(offer));
  const worry = kind === "price" ? worryAbout(draft.side, distance, policy) : undefined;
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });

  useEffect(() => form.current?.querySelector<HTMLInputElement>("input[name]")?.focus(), []);

  const save = async () => {
    setIsDoubted(false);
    if (await run(() => send(kind, { ...draft, fee }, offer))) onDone();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    if (found.length > 0) return;
    if (worry) return setIsDoubted(true);
    void save();
  };
  return (
    <form ref={form} className={styles.edit} noValidate onSubmit={submit}>
      {match(kind)
        .with("price", () => (
          <>
            <PriceFields
              value={draft}
              currency={draft.currency}
              problems={problems}
              onChange={change}
            />
            {price !== undefined && (
              <p className={styles.live}>
                <Trans>
                  One coin costs{" "}
                  <bdi className={styles.strong}>
                    {withCode(priceText(locale, price), draft.currency)}
                  </bdi>{" "}
                  now
                </Trans>
                {distance !== undefined && (
                  <>
                    {", "}
                    <Trans>
                      <bdi>{percentText(locale, distance)}</bdi> to market
                    </Trans>
                  </>
                )}
              </p>
            )}
          </>
        ))
        .with("amounts", () => (
          <AmountFields
            value={draft}
            currency={draft.currency}
            problems={problems}
            onChange={change}
          />
        ))
        .with("cap", () => (
          <CapField offer={offer} draft={draft} problems={problems} onChange={change} />
        ))
        .with("fee", () => (
          <FeeField offer={offer} value={fee} problems={problems} onChange={setFee} />
        ))
        .exhaustive()}
      {failure && !refused.some(({ field }) => fieldsOf[kind].includes(field)) && (
        <Notice tone="danger">
          <OfferFailureWords failure={failure} />
        </Notice>
      )}
      <div className={styles.acts}>
        <Button variant="primary" type="submit" busy={isBusy}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="plain" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <WorryQuestion
        worry={worry}
        side={draft.side}
        distance={distance}
        isOpen={isDoubted}
        onConfirm={() => void save()}
        onCancel={() => setIsDoubted(false)}
      />
    </form>
  );
}

/** The failures of a price are kept by the kind of price, those of amounts and cap together. */
function errorGroupOf(kind: QuickEditKind, { pricing }: Draft): ErrorGroup {
  if (kind === "fee") return "offer";
  if (kind !== "price") return "limits";
  return pricing === "margin" ? "margin" : "fixedPrice";
}

function CapField(props: {
  offer: MyOfferView;
  draft: Draft;
  problems: readonly Problem[];
  onChange: (changed: Partial<Draft>) => void;
}): ReactNode {
  const { offer, draft, problems, onChange } = props;
  const { locale } = useLingui().i18n;
  const { currency } = draft;
  const used = withCode(boundText(locale, currency, offer.cap?.used ?? "0"), currency);
  return (
    <Field
      label={<Trans>Total cap</Trans>}
      hint={
        offer.cap ? (
          <Trans>
            <bdi>{used}</bdi> traded or held by active trades. Leave empty for no cap.
          </Trans>
        ) : (
          <Trans>Leave empty for no cap. Amounts held by active trades count.</Trans>
        )
      }
      name="offer_cap"
      inputMode="decimal"
      autoComplete="off"
      suffix={<bdi>{currency}</bdi>}
      value={draft.cap}
      error={problemWords("offer_cap", problems)}
      onChange={(event) => {
        const cap = cleanTyped(event.currentTarget.value);
        if (cap !== undefined) onChange({ cap });
      }}
    />
  );
}

/** The quick edits prefix field names with `new_`: `new_margin`. */
function interfaceField({ field, code }: Problem): Problem {
  return { field: (field.split(".")[0] ?? field).replace(/^new_/, ""), code };
}

function send(
  kind: QuickEditKind,
  draft: Draft & { readonly fee: string },
  offer: MyOfferView,
): Promise<Outcome<unknown, unknown>> {
  const parameters = { hash: offer.idHashed };
  const version = { offer_version: offer.offerVersion };
  const isRange = draft.amounts === "range";
  const amounts = {
    range_min: isRange ? draft.min : undefined,
    range_max: isRange ? draft.max : undefined,
    predefined_amount: isRange ? undefined : [...draft.named],
  };
  return match(kind)
    .with("price", () =>
      draft.pricing === "margin"
        ? client.call("changeOfferMargin", {
            parameters,
            body: { ...version, new_margin: marginOf(draft) },
          })
        : client.call("changeOfferFixedPrice", {
            parameters,
            body: { ...version, new_fixed_price: draft.fixedPrice },
          }),
    )
    .with("amounts", () =>
      client.call("changeOfferAmount", { parameters, body: { ...version, ...amounts } }),
    )
    .with("fee", () =>
      draft.fee === ""
        ? client.call("clearManualFee", { parameters })
        : client.call("setManualFee", {
            parameters,
            body: { ...version, new_manual_escrow_fee: draft.fee },
          }),
    )
    .with("cap", () =>
      client.call("setOfferCap", {
        parameters: { id: offer.idHashed },
        body: {
          ...version,
          range_min: undefined,
          range_max: undefined,
          predefined_amount: undefined,
          offer_cap: draft.cap === "" ? { active: false } : { active: true, amount: draft.cap },
        },
      }),
    )
    .exhaustive();
}
