import { Trans } from "@lingui/react/macro";
import { helperScopes, type HelperScope } from "../../../domain/vendor/team.ts";
import { scopeWords } from "./scope-words.tsx";
import styles from "./vendor.module.css";

/** Chooses what a helper may do. */
export function ScopeFields(props: {
  scopes: readonly HelperScope[];
  onChange: (scopes: readonly HelperScope[]) => void;
}) {
  const { scopes, onChange } = props;
  return (
    <fieldset className={styles.scopes}>
      <legend className={styles.legend}>
        <Trans>What they may do</Trans>
      </legend>
      {helperScopes.map((scope) => (
        <label key={scope} className={styles.scope}>
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={(event) =>
              onChange(
                helperScopes.filter((each) =>
                  each === scope ? event.currentTarget.checked : scopes.includes(each),
                ),
              )
            }
          />
          <span>{scopeWords[scope]}</span>
        </label>
      ))}
    </fieldset>
  );
}
