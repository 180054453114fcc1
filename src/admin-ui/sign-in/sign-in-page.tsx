import { useEffect } from "react";
import { useLogin } from "react-admin";
import { Trans, useLingui } from "@lingui/react/macro";
import { consoleState } from "../server/console-state.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Signs in, and continues to the page the user wanted. */
export function SignInPage() {
  const { t } = useLingui();
  const logIn = useLogin();
  const title = t`Sign in`;
  useEffect(() => {
    document.title = `${title} · ${consoleState.brandName}`;
  }, [title]);
  return (
    <SignInFrame title={<Trans>Sign in to the console</Trans>}>
      <SignInForm onSignedIn={(member) => void logIn({ member })} />
    </SignInFrame>
  );
}
