import { IsIn, IsString, Length } from "class-validator";
import {
  apiKeyDays,
  apiKeyScopes,
  type ApiKeyDays,
  type ApiKeyScope,
} from "../../../../domain/api-key/api-key.ts";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";

export class MakeApiKeyDto extends ProveIdentityDto {
  /** What its owner calls it. */
  @IsString()
  @Length(1, 200)
  label!: string;

  /** `read` reads; `manage` also changes offers, writes messages and marks payments. */
  @IsIn(apiKeyScopes)
  scope!: ApiKeyScope;

  /** For how many days it works. */
  @IsIn(apiKeyDays)
  days!: ApiKeyDays;
}
