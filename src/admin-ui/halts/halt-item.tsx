import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import type { AdminHaltView } from "../../adapters/http/contract/admin/halts.ts";
import { Moment } from "../design/moment.tsx";
import { HaltWords } from "./halt-words.tsx";
import columns from "../design/columns.module.css";
import styles from "./halts.module.css";

type Word = AdminHaltView["started"];

/** One halt: who started it and why, who wants to end it, and what the user can do. */
export function HaltItem({ halt, onEnd }: { halt: AdminHaltView; onEnd?: () => void }) {
  const { started, endAsked, ended, act } = halt;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <span className={styles.name}>
          <HaltWords halt={halt} />
        </span>
        {act && onEnd && (
          <Button variant={act === "confirm" ? "contained" : "outlined"} onClick={onEnd}>
            {act === "confirm" ? <Trans>Confirm the end</Trans> : <Trans>Ask to end it</Trans>}
          </Button>
        )}
      </div>
      <Said word={started}>
        <Trans>
          <bdi>{started.username}</bdi> halted it, <Moment at={started.at} exact />
        </Trans>
      </Said>
      {endAsked && (
        <Said word={endAsked}>
          <Trans>
            <bdi>{endAsked.username}</bdi> asked to end it, <Moment at={endAsked.at} exact />
          </Trans>
        </Said>
      )}
      {endAsked && !ended && !act && (
        <p className={columns.second}>
          <Trans>Waiting for a second admin to confirm.</Trans>
        </p>
      )}
      {ended && (
        <Said word={ended}>
          <Trans>
            <bdi>{ended.username}</bdi> ended it, <Moment at={ended.at} exact />
          </Trans>
        </Said>
      )}
    </li>
  );
}

function Said({ word, children }: { word: Word; children: ReactNode }) {
  return (
    <p className={columns.text}>
      <span className={columns.second}>{children}</span>
      {": "}
      <bdi>{word.reason}</bdi>
    </p>
  );
}
