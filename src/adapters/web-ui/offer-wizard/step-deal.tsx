import { Trans } from "@lingui/react/macro";
import { useCoins } from "../market/use-coins.ts";
import { usePolicy } from "../page-policy.ts";
import { useRead } from "../server/use-read.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { sideOf } from "./deal-choice.ts";
import type { StepProps } from "./step-props.ts";
import { ListField } from "../design/list-field.tsx";

/** What the owner does, with which coin, for which currency. */
export function StepDeal({ draft, onChange }: StepProps) {
  const { flags } = usePolicy();
  const coins = useCoins();
  const { data } = useRead("listCurrencies", {});
  const currencies = data?.data.filter(({ isMetal }) => !isMetal) ?? [];
  const isListed = currencies.some(({ code }) => code === draft.currency);
  return (
    <>
      <ChoiceCards
        label={<Trans>Sell or buy</Trans>}
        value={draft.sellsCard ? "card" : draft.side}
        choices={[
          {
            value: "sell",
            label: <Trans>I sell crypto</Trans>,
            hint: <Trans>Others pay you. Your crypto is held until you have the money.</Trans>,
          },
          {
            value: "buy",
            label: <Trans>I buy crypto</Trans>,
            hint: <Trans>You pay others. Their crypto is held for you until you have paid.</Trans>,
          },
          ...(flags.giftCardSelling ? [cardChoice] : []),
        ]}
        onChange={(deal) => onChange(sideOf(deal, draft.method))}
      />
      <ChoiceCards
        label={<Trans>Coin</Trans>}
        value={draft.asset}
        choices={coins.map(({ code, name }) => ({
          value: code,
          label: <bdi>{name}</bdi>,
          hint: <bdi>{code}</bdi>,
        }))}
        onChange={(asset) => onChange({ asset })}
      />
      <ListField
        label={<Trans>Currency</Trans>}
        value={draft.currency}
        onChange={(currency) => onChange({ currency })}
      >
        {!isListed && <option value={draft.currency} label={draft.currency} />}
        {currencies.map(({ code, name }) => (
          <option key={code} value={code} label={`${code} · ${name}`} />
        ))}
      </ListField>
    </>
  );
}

/** Selling a gift card is buying crypto with it (answers 5). */
const cardChoice = {
  value: "card",
  label: <Trans>I sell a gift card for crypto</Trans>,
  hint: <Trans>You give the card. Their crypto is held for you until they have its code.</Trans>,
} as const;
