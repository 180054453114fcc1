import { IsString, Length } from "class-validator";

/** The username to change to. */
export class SetUsernameDto {
  @IsString()
  @Length(1, 40)
  username!: string;
}
