alter table search_item rename column renown to popularity;
alter index search_item_by_renown rename to search_item_by_popularity;
alter table poi rename column renown to popularity;
alter index poi_by_renown rename to poi_by_popularity;
