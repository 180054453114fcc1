import { useId, type ReactNode, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import styles from "./settings-section.module.css";

/** A titled section of the settings. */
export function SettingsSection(props: {
  title: ReactNode;
  about?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card>
      <section className={styles.section} aria-labelledby={id}>
        <div>
          <h2 id={id} className={styles.title}>
            {props.title}
          </h2>
          {props.about && <p className={styles.about}>{props.about}</p>}
        </div>
        {props.children}
      </section>
    </Card>
  );
}

/**
 * The fields of a section with their own save button.
 *
 * - `failure`: a failure that concerns the whole section.
 * - `isSaved`: shown until the user types again.
 */
export function SectionForm(props: {
  children: ReactNode;
  save: ReactNode;
  isBusy: boolean;
  isSaved: boolean;
  failure: ReactNode;
  onSave: (form: HTMLFormElement) => void;
}) {
  const { children, save, isBusy, isSaved, failure, onSave } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSave(event.currentTarget);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {isSaved && (
        <Notice tone="done">
          <Trans>Saved.</Trans>
        </Notice>
      )}
      <div>
        <Button variant="primary" type="submit" busy={isBusy}>
          {save}
        </Button>
      </div>
    </form>
  );
}
