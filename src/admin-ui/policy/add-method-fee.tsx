import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useLingui } from "@lingui/react/macro";
import { paymentMethods } from "../../domain/catalogue/payment-methods.ts";
import type { Draft } from "./use-draft.ts";
import styles from "./policy.module.css";

const byMethod = "fees.byMethod.";

/** Gives a payment method a fee of its own instead of its group's. */
export function AddMethodFee({ draft }: { draft: Draft }) {
  const { t } = useLingui();
  const like = draft.fields.find(({ path }) => path.startsWith("fees.byGroup."));
  const known = new Set(draft.fields.map(({ path }) => path));
  const others = paymentMethods.filter(({ slug }) => !known.has(byMethod + slug));
  if (!like) return null;
  return (
    <TextField
      className={styles.add ?? ""}
      select
      size="small"
      label={t`Add a fee for a payment method`}
      value=""
      onChange={(event) =>
        draft.add({ ...like, path: byMethod + event.target.value, value: null, isOptional: true })
      }
    >
      {others.map(({ slug, name }) => (
        <MenuItem key={slug} value={slug}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
