import { Trans } from "@lingui/react/macro";
import { vendorDeskLimits } from "../../../domain/vendor/vendor-desk.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Spoken } from "../design/spoken.tsx";
import { TextArea } from "../design/text-area.tsx";
import type { DraftReply } from "./desk-draft.ts";
import styles from "./vendor.module.css";

/** The texts that a vendor sends often. `wrong`: the field that the server refused. */
export function ReplyFields(props: {
  replies: readonly DraftReply[];
  wrong: string | undefined;
  onChange: (replies: readonly DraftReply[]) => void;
}) {
  const { replies, wrong, onChange } = props;
  const put = (changed: DraftReply) =>
    onChange(replies.map((each) => (each.id === changed.id ? changed : each)));
  const add = () => {
    const id = Math.max(-1, ...replies.map((each) => each.id)) + 1;
    onChange([...replies, { id, title: "", text: "" }]);
  };
  return (
    <>
      <ul className={styles.list}>
        {replies.map((reply, place) => (
          <li key={reply.id} className={styles.item}>
            <Field
              label={<Trans>Name</Trans>}
              maxLength={vendorDeskLimits.titleCharacters}
              error={
                wrong === `replies.${place}` && (
                  <Trans>Enter a name and a text that can be sent as a message.</Trans>
                )
              }
              value={reply.title}
              onChange={(event) => put({ ...reply, title: event.currentTarget.value })}
            />
            <TextArea
              label={<Trans>Text</Trans>}
              value={reply.text}
              onChange={(event) => put({ ...reply, text: event.currentTarget.value })}
            />
            <div>
              <Button
                variant="plain"
                onClick={() => onChange(replies.filter((each) => each.id !== reply.id))}
              >
                <Trans>Remove</Trans>{" "}
                <Spoken>
                  <bdi>{reply.title}</bdi>
                </Spoken>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {replies.length < vendorDeskLimits.replies && (
        <div>
          <Button variant="plain" onClick={add}>
            <Trans>Add a quick reply</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
