import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import type { ModerationTextRefusal } from "../../../domain/offer/moderation-text.ts";
import { charactersOf, plainText } from "../../../domain/text/plain-text.ts";
import { TextArea } from "../design/text-area.tsx";
import { usePolicy } from "../page-policy.ts";

/** A trader's text to the moderators, with the remaining length and any error. */
export function WordsField(props: {
  label: ReactNode;
  value: string;
  fault: ModerationTextRefusal["code"] | undefined;
  onChange: (text: string) => void;
}) {
  const { label, value, fault, onChange } = props;
  const { fewestCharacters, mostCharacters } = usePolicy().moderation;
  const left = mostCharacters - charactersOf(plainText(value));
  return (
    <TextArea
      label={label}
      hint={<Plural value={Math.max(0, left)} one="# character left" other="# characters left" />}
      error={fault && faultWords(fault, fewestCharacters)}
      rows={3}
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function faultWords(fault: ModerationTextRefusal["code"], fewest: number): ReactNode {
  switch (fault) {
    case "text_too_short":
      return (
        <Plural
          value={fewest}
          one="Write at least # character."
          other="Write at least # characters."
        />
      );
    case "text_too_long":
      return <Trans>This is too long. Make it shorter.</Trans>;
    case "text_unreadable":
      return <Trans>This contains characters that can't be shown. Remove them.</Trans>;
  }
}
