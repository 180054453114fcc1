import { Plural, Trans } from "@lingui/react/macro";
import type { CatalogueDecisionView } from "../../adapters/http/contract/admin/catalogue.ts";
import columns from "../design/columns.module.css";
import { namesText } from "./names-text.ts";

/** What was said of a payment method after a decision; nothing of what is as it was released. */
export function TraitsAfter({ traits }: { traits: CatalogueDecisionView["traits"] }) {
  const { names, isHighRisk, settlementDays, isPopular, hint } = traits;
  return (
    <>
      {names && (
        <p className={columns.text}>
          <bdi>{names["en"]}</bdi> <bdi dir="auto">{namesText(names)}</bdi>
        </p>
      )}
      {settlementDays !== null && (
        <p className={columns.text}>
          <Plural value={settlementDays} _0="Arrives the same day" one="# day" other="# days" />
        </p>
      )}
      {isHighRisk !== null && (
        <p className={columns.text}>
          {isHighRisk ? <Trans>High risk</Trans> : <Trans>Not high risk</Trans>}
        </p>
      )}
      {isPopular && (
        <p className={columns.text}>
          <Trans>At the top of lists</Trans>
        </p>
      )}
      {hint !== null && (
        <p className={columns.text}>
          <bdi dir="auto">{hint}</bdi>
        </p>
      )}
    </>
  );
}
