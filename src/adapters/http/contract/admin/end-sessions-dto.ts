import { IsOptional, IsString, Length } from "class-validator";
import { CaseReasonDto } from "./case-reason-dto.ts";

/** Which session ends, and why; without an ID, all of them. */
export class EndSessionsDto extends CaseReasonDto {
  @IsOptional()
  @IsString()
  @Length(1, 40)
  session_id?: string;
}
