import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { reputationLimits } from "../../../domain/reputation/reputation-claim.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./reputation.module.css";

const nothing = { market: "", address: "", trades: "", positive: "", negative: "", since: "" };
type FieldName = keyof typeof nothing;

/** What the user says about their record on another marketplace. */
export function ClaimForm({ onChanged }: { onChanged: () => Promise<void> }) {
  const [draft, setDraft] = useState(nothing);
  const act = useAct();
  const isTyped = Object.values(draft).every((value) => value.trim() !== "");
  const claim = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { market, address, ...figures } = draft;
    const body = {
      market,
      address,
      trades: Number(figures.trades),
      positive: Number(figures.positive),
      negative: Number(figures.negative),
      since: Number(figures.since),
    };
    const outcome = await act.send(() => client.call("claimReputation", { body }));
    if (outcome?.ok) setDraft(nothing);
    await onChanged();
  };
  const wrong = (field: FieldName) => act.failure?.details.some((each) => each.field === field);
  const tied = (field: FieldName) => ({
    name: field,
    value: draft[field],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setDraft({ ...draft, [field]: event.currentTarget.value });
      act.forget();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void claim(event)}>
      <Field
        label={<Trans>Marketplace</Trans>}
        maxLength={reputationLimits.market}
        error={wrong("market") && <Trans>This name is too short or too long.</Trans>}
        {...tied("market")}
      />
      <Field
        label={<Trans>Address of your profile there</Trans>}
        type="url"
        dir="ltr"
        error={wrong("address") && <Trans>Enter the whole address, starting with https.</Trans>}
        {...tied("address")}
      />
      <div className={styles.figures}>
        <Field
          label={<Trans>Completed trades</Trans>}
          inputMode="numeric"
          error={wrong("trades") && <WrongCount />}
          {...tied("trades")}
        />
        <Field
          label={<Trans>Positive feedback</Trans>}
          inputMode="numeric"
          error={wrong("positive") && <WrongCount />}
          {...tied("positive")}
        />
        <Field
          label={<Trans>Negative feedback</Trans>}
          inputMode="numeric"
          error={wrong("negative") && <WrongCount />}
          {...tied("negative")}
        />
        <Field
          label={<Trans>Member since (year)</Trans>}
          inputMode="numeric"
          error={wrong("since") && <Trans>Enter the year in which you joined.</Trans>}
          {...tied("since")}
        />
      </div>
      {act.failure && act.failure.code !== "validation" && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      {act.isDone && (
        <Notice tone="done">
          <Trans>Sent. A moderator looks at the profile there, then answers here.</Trans>
        </Notice>
      )}
      <div>
        <Button variant="primary" type="submit" busy={act.isBusy} disabled={!isTyped}>
          <Trans>Send request</Trans>
        </Button>
      </div>
    </form>
  );
}

function WrongCount() {
  return <Trans>Enter a whole number.</Trans>;
}
