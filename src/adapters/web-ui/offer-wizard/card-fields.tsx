import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { cardRegionsOf, isBinOf } from "../../../domain/catalogue/card-numbers.ts";
import { findPaymentMethod } from "../../../domain/catalogue/payment-methods.ts";
import { mostBinCodes } from "../../../domain/offer/card-limits.ts";
import { ListField } from "../design/list-field.tsx";
import { useCountryNames } from "../market/country-names.ts";
import { ChosenEntries } from "./chosen-entries.tsx";
import { cardsOf, type Draft } from "./draft.ts";
import { EntryList } from "./entry-list.tsx";
import styles from "./entry-list.module.css";

interface CardFieldsProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Which cards the owner accepts, where the method has card numbers or regions. */
export function CardFields({ draft, onChange }: CardFieldsProps) {
  const hasNumbers = findPaymentMethod(draft.method)?.hasCardNumbers === true;
  const regions = cardRegionsOf(draft.method);
  return (
    <>
      {hasNumbers && <Numbers key={draft.method} draft={draft} onChange={onChange} />}
      {regions.length > 1 && <Regions draft={draft} onChange={onChange} />}
    </>
  );
}

function Numbers({ draft, onChange }: CardFieldsProps) {
  const [refused, setRefused] = useState("");
  const { binCodes } = cardsOf(draft);
  const change = (codes: readonly string[]) => {
    const bad = codes.find((code) => !isBinOf(draft.method, code)) ?? "";
    setRefused(bad);
    onChange({ binCodes: codes.filter((code) => code !== bad) });
  };
  return (
    <EntryList
      label={<Trans>Card numbers that begin with</Trans>}
      hint={
        <Trans>The first six or eight digits (BIN). Without any, every card is accepted.</Trans>
      }
      error={
        refused && (
          <Trans>
            No card of this kind begins with <bdi>{refused}</bdi>. Enter six or eight digits.
          </Trans>
        )
      }
      name="bin_codes"
      most={mostBinCodes}
      entries={binCodes}
      clean={(text) => (/^[\d ]{0,10}$/.test(text) ? text.replaceAll(" ", "") : undefined)}
      onChange={change}
    />
  );
}

function Regions({ draft, onChange }: CardFieldsProps) {
  const { t } = useLingui();
  const { nameOf, byName } = useCountryNames();
  const { regions: chosen } = cardsOf(draft);
  const left = byName(cardRegionsOf(draft.method).filter((code) => !chosen.includes(code)));
  return (
    <div className={styles.list}>
      <ListField
        label={<Trans>Cards from</Trans>}
        hint={<Trans>Without any, cards from everywhere are accepted.</Trans>}
        value=""
        onChange={(code) => code !== "" && onChange({ cardRegions: [...chosen, code] })}
      >
        <option value="" label={t`Choose`} />
        {left.map(({ code, name }) => (
          <option key={code} value={code} label={name} />
        ))}
      </ListField>
      <ChosenEntries
        entries={chosen}
        textOf={nameOf}
        onChange={(cardRegions) => onChange({ cardRegions })}
      />
    </div>
  );
}
