import { Trans, useLingui } from "@lingui/react/macro";
import { Select } from "../design/select.tsx";
import { useRead } from "../server/use-read.ts";
import { useGroupNames } from "../market/group-names.ts";

/** How to pay: any way, or one of the catalogue, by its groups. */
export function MethodWish(props: { method: string; onChange: (method: string) => void }) {
  const { method, onChange } = props;
  const { t } = useLingui();
  const groupNames = useGroupNames();
  const { data } = useRead("listPaymentMethods", {});
  const methods = data?.data ?? [];
  const chosen = methods.find(({ slug }) => slug === method);
  const groups = [...new Set(methods.map(({ group }) => group))];
  return (
    <Select
      label={<Trans>Payment method</Trans>}
      value={method}
      shown={method === "" ? <Trans>any method</Trans> : <bdi>{chosen ? chosen.name : method}</bdi>}
      onChange={onChange}
    >
      <option value="" label={t`any method`} />
      {method !== "" && !chosen && <option value={method} label={method} />}
      {groups.map((group) => (
        <optgroup key={group} label={groupNames[group] ?? group}>
          {methods
            .filter((each) => each.group === group)
            .map(({ slug, name }) => (
              <option key={slug} value={slug} label={name} />
            ))}
        </optgroup>
      ))}
    </Select>
  );
}
