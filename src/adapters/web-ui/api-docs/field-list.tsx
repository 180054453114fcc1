import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Badge } from "../design/badge.tsx";
import { Code, English } from "./code.tsx";
import type { FieldRow } from "./schema-rows.ts";
import styles from "./field-list.module.css";

/** Fields with their types and constraints. */
export function FieldList(props: {
  title: ReactNode;
  fields: readonly (FieldRow & { readonly place?: string })[];
  /** Whether optional fields are marked as such. */
  isInput?: boolean;
}) {
  const { title, fields, isInput = false } = props;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.fields}>
        {fields.map((field) => (
          <li key={`${field.place ?? ""} ${field.path}`} className={styles.field}>
            <span className={styles.name}>
              {field.path !== "" && <Code strong>{field.path}</Code>}
              <Code>{field.type}</Code>
              {field.place !== undefined && <English>{field.place}</English>}
              {isInput && field.isRequired && (
                <Badge tone="accent">
                  <Trans>needed</Trans>
                </Badge>
              )}
              {!isInput && !field.isRequired && (
                <Badge tone="neutral">
                  <Trans>may be missing</Trans>
                </Badge>
              )}
              {field.isNullable && (
                <Badge tone="neutral">
                  <Trans>or null</Trans>
                </Badge>
              )}
            </span>
            <FieldNotes field={field} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FieldNotes({ field: { values, limits, description } }: { field: FieldRow }) {
  if (values.length + limits.length === 0 && description === "") return null;
  return (
    <span className={styles.notes}>
      {description !== "" && <English>{description}</English>}
      {[...values, ...limits].map((each) => (
        <Code key={each}>{each}</Code>
      ))}
    </span>
  );
}
