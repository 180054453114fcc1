import { useState, type SubmitEvent } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { mostRequestCharacters } from "../../../domain/feature-request/feature-request.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { TextArea } from "../design/text-area.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";
import { OwnRequests } from "./own-requests.tsx";
import styles from "../account/account-form.module.css";

/** Sends support what the reader wishes the marketplace did, and shows the answers. */
export function FeatureRequestPage() {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const { isBusy, isDone, failure, send, forget } = useAct();
  const own = useRead("listOwnFeatureRequests", {});
  const left = mostRequestCharacters - Array.from(text).length;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === "");
    if (text.trim() === "" || left < 0) return;
    const sent = await send(() => client.call("sendFeatureRequest", { body: { text } }));
    if (!sent?.ok) return;
    setText("");
    await own.refetch();
  };
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Suggest a feature`} />
        <p className={styles.lead}>
          <Trans>What would make trading here better for you? Our support team reads it.</Trans>
        </p>
      </div>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {failure && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
        {isDone && (
          <Notice tone="done">
            <Trans>Thank you. We received your suggestion.</Trans>
          </Notice>
        )}
        <TextArea
          label={<Trans>Your suggestion</Trans>}
          name="text"
          rows={5}
          dir="auto"
          value={text}
          hint={
            <Plural value={Math.max(0, left)} one="# character left" other="# characters left" />
          }
          error={problemOf(isEmpty, left)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setEmpty(false);
            forget();
          }}
        />
        <Button variant="primary" type="submit" wide busy={isBusy}>
          <Trans>Send suggestion</Trans>
        </Button>
      </form>
      {own.data ? (
        <OwnRequests requests={own.data.data} />
      ) : (
        own.isError && (
          <LoadFailure onRetry={() => void own.refetch()} isRetrying={own.isFetching} />
        )
      )}
    </section>
  );
}

function problemOf(isEmpty: boolean, left: number) {
  if (left < 0) return <Trans>This is too long. Make it shorter.</Trans>;
  return isEmpty && <Trans>Write a few words first.</Trans>;
}
