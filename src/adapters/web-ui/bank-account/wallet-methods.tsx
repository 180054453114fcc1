import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { PaymentMethod } from "../../../domain/catalogue/payment-methods.ts";
import styles from "./payment-settings.module.css";

/** Which methods reach the wallet, one or several. */
export function WalletMethods(props: {
  methods: readonly PaymentMethod[];
  chosen: string[];
  error: ReactNode;
  onChange: (chosen: string[]) => void;
}) {
  const { methods, chosen, error, onChange } = props;
  if (methods.length === 0) return null;
  return (
    <fieldset className={styles.methods}>
      <legend>
        <Trans>Payment methods of this wallet</Trans>
      </legend>
      {methods.map(({ slug, name }) => (
        <label key={slug} className={styles.method}>
          <input
            type="checkbox"
            checked={chosen.includes(slug)}
            aria-invalid={error ? true : undefined}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...chosen, slug]
                  : chosen.filter((each) => each !== slug),
              )
            }
          />
          <bdi>{name}</bdi>
        </label>
      ))}
      {error && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
