import { Trans } from "@lingui/react/macro";
import icon from "../brand/icon.svg";
import { consoleState } from "../server/console-state.ts";
import styles from "./brand-mark.module.css";

/** Whose console this is. */
export function BrandMark() {
  const { brandName } = consoleState;
  return (
    <span className={styles.brand}>
      <img className={styles.mark} src={icon} alt="" />
      <span>
        <Trans>
          <bdi>{brandName}</bdi> console
        </Trans>
      </span>
    </span>
  );
}
