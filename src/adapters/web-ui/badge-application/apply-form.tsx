import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { AppliedBadge } from "../../../domain/badge-application/badge-application.ts";
import { parseModerationText } from "../../../domain/offer/moderation-text.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { WordsField } from "../moderation/words-field.tsx";
import { usePolicy } from "../page-policy.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./apply-card.module.css";

/** Why somebody should have the badge; who applies as a vendor accepts the terms with it. */
export function ApplyForm({ badge, termsVersion }: { badge: AppliedBadge; termsVersion: number }) {
  const [text, setText] = useState("");
  const [wasTried, setTried] = useState(false);
  const act = useAct();
  const memory = useQueryClient();
  const parsed = parseModerationText(text, usePolicy().moderation);
  const fault = parsed.ok ? undefined : parsed.refusal.code;
  const isVendor = badge === "vendor";
  const send = async (form: HTMLFormElement) => {
    setTried(true);
    if (fault) return form.querySelector("textarea")?.focus();
    const body = { badge, text: text.trim(), ...(isVendor && { terms_version: termsVersion }) };
    const done = await act.send(() => client.call("applyForBadge", { body }));
    if (done?.ok === true) void memory.invalidateQueries({ queryKey: ["viewBadgeApplications"] });
  };
  return (
    <form
      className={styles.choice}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <WordsField
        label={
          isVendor ? (
            <Trans>What do you trade, and since when?</Trans>
          ) : (
            <Trans>Where and how will you represent the marketplace?</Trans>
          )
        }
        value={text}
        fault={wasTried || fault === "text_too_long" ? fault : undefined}
        onChange={setText}
      />
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      <Button variant="primary" type="submit" busy={act.isBusy}>
        {isVendor ? (
          <Trans>Accept the vendor terms and apply</Trans>
        ) : (
          <Trans>Send application</Trans>
        )}
      </Button>
    </form>
  );
}
