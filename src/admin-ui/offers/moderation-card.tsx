import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { useHotkeys } from "../case/use-hotkeys.ts";
import { Card } from "../design/card.tsx";
import { KeyHint } from "../design/key-hint.tsx";
import { ModerationForm } from "./moderation-form.tsx";
import styles from "./moderation-card.module.css";

/** Lets the offer stand, or takes it from the lists. One form is open at a time. */
export function ModerationCard({ offer }: { offer: ModeratedOfferView }) {
  const [open, setOpen] = useState<"approve" | "reject">();
  const mayApprove = offer.acts.includes("approve");
  const mayReject = offer.acts.includes("reject") || offer.acts.includes("reject_for_good");
  useHotkeys({
    ...(mayApprove && { a: () => setOpen("approve") }),
    ...(mayReject && { r: () => setOpen("reject") }),
  });
  if (!mayApprove && !mayReject) {
    return (
      <Card title={<Trans>Decide</Trans>}>
        <p>
          <Trans>There is nothing for you to decide about this offer.</Trans>
        </p>
      </Card>
    );
  }
  const isOpen = open === "approve" ? mayApprove : open === "reject" && mayReject;
  return (
    <Card title={<Trans>Decide</Trans>}>
      <div className={styles.acts}>
        {mayApprove && (
          <Button
            variant={open === "approve" ? "contained" : "outlined"}
            aria-expanded={open === "approve"}
            aria-keyshortcuts="A"
            endIcon={<KeyHint keys="A" />}
            onClick={() => setOpen("approve")}
          >
            <Trans>Approve</Trans>
          </Button>
        )}
        {mayReject && (
          <Button
            variant={open === "reject" ? "contained" : "outlined"}
            aria-expanded={open === "reject"}
            aria-keyshortcuts="R"
            endIcon={<KeyHint keys="R" />}
            onClick={() => setOpen("reject")}
          >
            <Trans>Reject</Trans>
          </Button>
        )}
      </div>
      {open !== undefined && isOpen && (
        <ModerationForm key={open} act={open} offer={offer} onDone={() => setOpen(undefined)} />
      )}
    </Card>
  );
}
