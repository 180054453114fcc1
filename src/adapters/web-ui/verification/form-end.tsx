import type { ReactNode } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";

/** What is wrong with no single field, and the button that sends the form. */
export function FormEnd(props: {
  act: { readonly failure?: CallFailure | undefined; readonly isBusy: boolean };
  children: ReactNode;
}) {
  const { failure, isBusy } = props.act;
  return (
    <>
      {failure && failure.details.length === 0 && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <p>
        <Button variant="primary" type="submit" busy={isBusy}>
          {props.children}
        </Button>
      </p>
    </>
  );
}
