import { IsString, Length } from "class-validator";

/** Why a member of staff does something: it goes into the log. */
export class CaseReasonDto {
  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
