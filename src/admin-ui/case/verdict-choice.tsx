import type { ReactNode, Ref } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { CoinAmount } from "../design/coin-amount.tsx";
import { KeyHint } from "../design/key-hint.tsx";
import { splitEffect } from "./split-effect.ts";
import { basisPoints, type Decision, type VerdictFor } from "./use-decision.ts";
import styles from "./verdict-choice.module.css";

/** The hotkey of each verdict. */
const verdictKeys: Readonly<Record<VerdictFor, string>> = {
  buyer: "B",
  seller: "S",
  split: "P",
};

/** For whom, with the effect in money. */
export function VerdictChoice(props: {
  dispute: CaseView;
  decision: Decision;
  /** The radio buttons, whose values are the outcomes. */
  choices: Ref<HTMLFieldSetElement>;
  onChoose: (verdict: VerdictFor) => void;
}) {
  const { t } = useLingui();
  const { dispute, decision, choices, onChoose } = props;
  return (
    <fieldset ref={choices} className={styles.choices} aria-label={t`Decide`}>
      {dispute.outcomes.map((outcome) => (
        <Choice
          key={outcome.verdict}
          value={outcome.verdict}
          keyName={verdictKeys[outcome.verdict]}
          isChosen={decision.verdict === outcome.verdict}
          name={<VerdictName verdict={outcome.verdict} />}
          effect={<EffectWords dispute={dispute} outcome={outcome} share={decision.share} />}
          onChoose={() => onChoose(outcome.verdict)}
        />
      ))}
    </fieldset>
  );
}

function Choice(props: {
  value: VerdictFor;
  keyName: string;
  isChosen: boolean;
  name: ReactNode;
  effect: ReactNode;
  onChoose: () => void;
}) {
  const { keyName, isChosen, name, effect } = props;
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="verdict"
        value={props.value}
        checked={isChosen}
        aria-keyshortcuts={keyName}
        onChange={props.onChoose}
      />
      <span className={styles.name}>
        {name}
        <KeyHint keys={keyName} />
      </span>
      <span className={styles.effect}>{effect}</span>
    </label>
  );
}

function VerdictName({ verdict }: { verdict: VerdictFor }) {
  switch (verdict) {
    case "buyer":
      return <Trans>For the buyer</Trans>;
    case "seller":
      return <Trans>For the seller</Trans>;
    case "split":
      return <Trans>Split</Trans>;
  }
}

function EffectWords(props: {
  dispute: CaseView;
  outcome: CaseView["outcomes"][number];
  share: string;
}) {
  const { dispute, outcome } = props;
  const { buyer, seller } = dispute;
  const { currency } = dispute.cryptoAmount;
  const points = basisPoints(props.share) ?? 5_000;
  const { buyerGets, sellerGets, feeTaken } =
    outcome.verdict === "split" ? splitEffect(dispute, outcome, points) : outcome;
  const toBuyer = <CoinAmount units={buyerGets} currency={currency} />;
  const toSeller = <CoinAmount units={sellerGets} currency={currency} />;
  const taken = <CoinAmount units={feeTaken} currency={currency} />;
  switch (outcome.verdict) {
    case "buyer":
      return feeTaken === "0" ? (
        <Trans>
          <bdi>{buyer}</bdi> gets {toBuyer}, the fee goes back
        </Trans>
      ) : (
        <Trans>
          <bdi>{buyer}</bdi> gets {toBuyer}, fee {taken} taken
        </Trans>
      );
    case "seller":
      return (
        <Trans>
          <bdi>{seller}</bdi> gets back {toSeller}
        </Trans>
      );
    case "split":
      return (
        <Trans>
          <bdi>{buyer}</bdi> gets {toBuyer}, <bdi>{seller}</bdi> gets back {toSeller}
        </Trans>
      );
  }
}
