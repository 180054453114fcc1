import { Trans } from "@lingui/react/macro";
import { coins } from "../market/coins.ts";
import { useRead } from "../server/use-read.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import type { StepProps } from "./step-props.ts";
import { ListField } from "../design/list-field.tsx";

/** What the owner does, with which coin, for which currency. */
export function StepDeal({ draft, onChange }: StepProps) {
  const { data } = useRead("listCurrencies", {});
  const currencies = data?.data.filter(({ isMetal }) => !isMetal) ?? [];
  const isListed = currencies.some(({ code }) => code === draft.currency);
  return (
    <>
      <ChoiceCards
        label={<Trans>Sell or buy</Trans>}
        value={draft.side}
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
        ]}
        onChange={(side) => onChange({ side, marginSign: side === "sell" ? "above" : "below" })}
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
