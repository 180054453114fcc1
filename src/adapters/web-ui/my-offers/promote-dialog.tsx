import { useState } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { momentText } from "../design/moment-text.ts";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Field } from "../design/field.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { PolicyTime } from "../design/policy-number.tsx";
import { TextArea } from "../design/text-area.tsx";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { useOfferAct } from "../offer-act/use-offer-act.ts";
import { usePolicy } from "../page-policy.ts";
import { client } from "../server/client.ts";

/**
 * Promotes an offer in two steps: what to fill in, and what became of it. The caller mounts it anew each
 * time it opens, so that it begins empty.
 */
export function PromoteDialog(props: {
  hash: string;
  name: string;
  /** How many promotions are left. */
  available: number;
  onClose: () => void;
}) {
  const { hash, name, available, onClose } = props;
  const act = useOfferAct();
  const { noteLength } = usePolicy().offer.promotion;
  const [step, setStep] = useState<"fill-data" | "finish">("fill-data");
  const [starts, setStarts] = useState("");
  const [note, setNote] = useState("");
  const fault = (field: string) =>
    act.failure?.details?.find((detail) => detail.field === field)?.code;
  const promote = async () => {
    const at = starts === "" ? undefined : new Date(starts).toISOString();
    const body = { starts_at: at, note: note === "" ? undefined : note };
    const isDone = await act.run(() => client.call("promoteOffer", { parameters: { hash }, body }));
    if (isDone) setStep("finish");
  };
  if (step === "finish") return <Finished {...{ name, starts, onClose }} />;
  const startsFault = fault("starts_at");
  return (
    <ConfirmDialog
      open
      title={<Trans>Promote this offer?</Trans>}
      effect={
        <>
          <Trans>
            For <Length />, <bdi>{name}</bdi> is listed before the offers that aren't featured.
          </Trans>{" "}
          <Plural
            value={available}
            one="You have # promotion left this month."
            other="You have # promotions left this month."
          />
        </>
      }
      confirmLabel={<Trans>Promote the offer</Trans>}
      variant="primary"
      busy={act.isBusy}
      onConfirm={() => void promote()}
      onCancel={onClose}
    >
      <Field
        label={<Trans>Start (optional)</Trans>}
        hint={<Trans>Leave empty to start now.</Trans>}
        type="datetime-local"
        value={starts}
        error={
          startsFault &&
          (startsFault === "too_far_ahead" ? (
            <Trans>
              Choose a start within <PolicyTime of={({ offer }) => offer.promotion.aheadSeconds} />.
            </Trans>
          ) : (
            <Trans>Choose a time in the future.</Trans>
          ))
        }
        onChange={(event) => setStarts(event.currentTarget.value)}
      />
      <TextArea
        label={<Trans>Note for yourself (optional)</Trans>}
        rows={2}
        dir="auto"
        maxLength={noteLength}
        value={note}
        error={fault("note") && <Trans>This is too long.</Trans>}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {act.failure && !act.failure.details?.length && (
        <Notice tone="danger">
          <OfferFailureWords failure={act.failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}

/** How long a promotion lasts. */
function Length() {
  return <PolicyTime of={({ offer }) => offer.promotion.seconds} />;
}

function Finished(props: { name: string; starts: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const { name, starts, onClose } = props;
  const [now] = useState(() => Date.now());
  const when = starts === "" ? "" : momentText(i18n.locale, Date.parse(starts), now);
  return (
    <InfoDialog
      open
      title={starts === "" ? <Trans>Offer promoted</Trans> : <Trans>Promotion planned</Trans>}
      onClose={onClose}
    >
      <p>
        {starts === "" ? (
          <Trans>
            <bdi>{name}</bdi> is featured for <Length />.
          </Trans>
        ) : (
          <Trans>
            <bdi>{name}</bdi> is featured for <Length /> from <bdi>{when}</bdi> on.
          </Trans>
        )}
      </p>
    </InfoDialog>
  );
}
