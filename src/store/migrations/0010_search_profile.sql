-- What a listing is filtered by beside its columns: languages of the guide, needs, free cancellation, who may book
-- together; as JSON, the same text for the same facts. Nothing is known of a listing without it.
alter table search_item add column profile text not null default '';
