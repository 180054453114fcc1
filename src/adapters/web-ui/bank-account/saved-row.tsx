import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Spoken } from "../design/spoken.tsx";
import styles from "./payment-settings.module.css";

/** A saved way to be paid. `last`: how its number ends; `about`: whose it is, and where. */
export function SavedRow(props: {
  icon: LucideIcon;
  last: string;
  about: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { icon: Icon, last, about } = props;
  return (
    <li className={styles.account}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.number}>
          <bdi dir="ltr">{`•••• ${last}`}</bdi>
        </span>
        <span className={styles.about}>{about}</span>
      </span>
      <span className={styles.acts}>
        <Button variant="plain" onClick={props.onEdit}>
          <Trans>Edit</Trans>{" "}
          <Spoken>
            <bdi>{last}</bdi>
          </Spoken>
        </Button>
        <Button variant="plain" onClick={props.onRemove}>
          <Trans>Delete</Trans>{" "}
          <Spoken>
            <bdi>{last}</bdi>
          </Spoken>
        </Button>
      </span>
    </li>
  );
}
