import { Trans } from "@lingui/react/macro";
import { Select } from "../design/select.tsx";
import { useRead } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "./quick-replies.module.css";

/** The texts that a vendor prepared, to choose one: it is put into the message field. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  return useReader().isVendor ? <Replies onChoose={onChoose} /> : null;
}

function Replies({ onChoose }: { onChoose: (text: string) => void }) {
  const replies = useRead("viewVendorDesk", {}).data?.data.replies ?? [];
  if (replies.length === 0) return null;
  return (
    <p className={styles.replies}>
      <Select
        label={<Trans>Quick replies</Trans>}
        value=""
        shown={<Trans>Quick replies</Trans>}
        onChange={(place) => {
          const reply = replies[Number(place)];
          if (place !== "" && reply) onChoose(reply.text);
        }}
      >
        <option value="" label="…" />
        {replies.map(({ title }, place) => (
          <option key={title} value={place} label={title} />
        ))}
      </Select>
    </p>
  );
}
