import { useLingui } from "@lingui/react";
import { Card } from "../design/card.tsx";
import { AddMethodFee } from "./add-method-fee.tsx";
import { AddIdFirstCountry, AddWatchedCountry } from "./add-country.tsx";
import { FieldItem } from "./field-item.tsx";
import { partNames, partOf } from "./field-name.ts";
import type { Draft } from "./use-draft.ts";
import styles from "./policy.module.css";

/** The fields of one part of the policy. */
export function PartCard({ part, draft }: { part: string; draft: Draft }) {
  const { i18n } = useLingui();
  const name = partNames[part];
  const fields = draft.fields.filter(({ path }) => partOf(path) === part);
  return (
    <Card title={name ? i18n._(name) : part}>
      <ul className={styles.fields}>
        {fields.map((field) => (
          <FieldItem key={field.path} field={field} draft={draft} />
        ))}
      </ul>
      {part === "fees" && <AddMethodFee draft={draft} />}
      {part === "start" && <AddWatchedCountry draft={draft} />}
      {part === "start" && <AddIdFirstCountry draft={draft} />}
    </Card>
  );
}
