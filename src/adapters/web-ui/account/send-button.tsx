import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import type { PhoneCodeState } from "./phone-code-state.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** Has a code sent; while the server wants a pause it says for how long. */
export function SendButton(props: {
  state: PhoneCodeState;
  /** Without it, it submits its form, which then sends. */
  onSend?: () => void;
  children: ReactNode;
}) {
  const { state, onSend, children } = props;
  const left = useSecondsLeft(state.countdown);
  return (
    <Button
      variant={onSend ? "plain" : "primary"}
      type={onSend ? "button" : "submit"}
      wide
      busy={state.sending === "loading"}
      disabled={left > 0}
      disabledReason={
        left === 0 ? undefined : state.isAttemptsExceeded ? (
          <Trans>Too many codes were sent. You can send another one in {left} seconds.</Trans>
        ) : (
          <Trans>You can send another one in {left} seconds.</Trans>
        )
      }
      {...(onSend && { onClick: onSend })}
    >
      {children}
    </Button>
  );
}
