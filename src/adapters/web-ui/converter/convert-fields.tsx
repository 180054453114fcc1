import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { bitcoinForFiat, fiatForBitcoin } from "../../../domain/converter/convert.ts";
import { assets } from "../../../domain/money/asset.ts";
import { Field } from "../design/field.tsx";
import styles from "./converter-page.module.css";

/** What was typed, and into which field. */
interface Typed {
  readonly field: "bitcoin" | "fiat";
  readonly text: string;
}

const amountShape = /^\d{0,15}(\.\d{0,8})?$/;

/** Two amounts of the same worth: the user types one, and the other follows. */
export function ConvertFields(props: { currency: string; price: string; begin: string }) {
  const { currency, price, begin } = props;
  const [typed, setTyped] = useState<Typed>({ field: "fiat", text: begin });
  const follow = (field: Typed["field"]) => (event: { currentTarget: { value: string } }) => {
    const text = event.currentTarget.value.replace(",", ".").trim();
    if (amountShape.test(text)) setTyped({ field, text });
  };
  const { field, text } = typed;
  const bitcoin = field === "bitcoin" ? text : (bitcoinForFiat(text, price) ?? "");
  const fiat = field === "fiat" ? text : (fiatForBitcoin(text, price) ?? "");
  return (
    <div className={styles.fields}>
      <Field
        large
        label={<Trans>Bitcoin</Trans>}
        inputMode="decimal"
        autoComplete="off"
        suffix={<bdi>{assets.BTC.code}</bdi>}
        value={bitcoin}
        onChange={follow("bitcoin")}
      />
      <Field
        large
        label={<Trans>Money</Trans>}
        inputMode="decimal"
        autoComplete="off"
        suffix={<bdi>{currency}</bdi>}
        value={fiat}
        onChange={follow("fiat")}
      />
    </div>
  );
}
