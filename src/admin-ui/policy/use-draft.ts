import { useState } from "react";
import type { PolicyFieldView, PolicyView } from "../../adapters/http/contract/admin/policy.ts";
import type { Json, PolicyFault } from "../../domain/policy/field.ts";
import { patchOf, type TypedField } from "../../domain/policy/policy-changes.ts";
import { parsePolicy, patched } from "../../domain/policy/policy-fields.ts";

/** What an admin typed, by the paths of the fields, and what follows from it. */
export interface Draft {
  /** The fields of the policy, and those that were added to it. */
  readonly fields: readonly PolicyFieldView[];
  /** The typed value of a field; undefined while nobody changes it. */
  typed(path: string): string | undefined;
  /** Fields whose value is another one now. */
  readonly changed: readonly (PolicyFieldView & { readonly to: string | null })[];
  readonly patch: Readonly<Record<string, Json>>;
  readonly faults: readonly PolicyFault[];
  type(path: string, text: string): void;
  /** Leaves a field as it is. */
  drop(path: string): void;
  /** Adds a field that the policy does not have yet. */
  add(field: PolicyFieldView): void;
  clear(): void;
}

type Texts = Readonly<Record<string, string>>;

/** A change of the policy in the making. It applies to whatever version was loaded last. */
export function useDraft({ policy, fields: stored }: PolicyView): Draft {
  const [texts, setTexts] = useState<Texts>({});
  const [added, setAdded] = useState<readonly PolicyFieldView[]>([]);
  const known = new Set(stored.map(({ path }) => path));
  const fields = [...stored, ...added.filter(({ path }) => !known.has(path))];
  const changed = fields.flatMap((field) => {
    const text = texts[field.path];
    return text === undefined || text === (field.value ?? "")
      ? []
      : [{ ...field, to: text === "" ? null : text }];
  });
  const typedFields = changed.map((row): TypedField => ({ row, typed: row.to ?? "" }));
  const patch = patchOf(policy as Json, typedFields) as Draft["patch"];
  const parsed = parsePolicy(patched(policy, patch));
  return {
    fields,
    typed: (path) => texts[path],
    changed,
    patch,
    faults: parsed.ok || changed.length === 0 ? [] : parsed.refusal.faults,
    type: (path, text) => setTexts((all) => ({ ...all, [path]: text })),
    drop(path) {
      setTexts((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== path)));
      setAdded((all) => all.filter((field) => field.path !== path));
    },
    add(field) {
      setAdded((all) => [...all, field]);
      setTexts((all) => ({ ...all, [field.path]: "" }));
    },
    clear() {
      setTexts({});
      setAdded([]);
    },
  };
}
