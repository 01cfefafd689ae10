-- Legal texts stand on kept pages: whoever adds a version, every process hears of it as it does of content.
create trigger term_version_told after insert on term_version for each statement execute function tell_content();
